ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_medicine_id_medicines_id_fk";
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_in_place_of_medicines_id_fk";
