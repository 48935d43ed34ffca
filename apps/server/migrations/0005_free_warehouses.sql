ALTER TABLE "orders" DROP CONSTRAINT "orders_warehouse_id_warehouses_id_fk";
