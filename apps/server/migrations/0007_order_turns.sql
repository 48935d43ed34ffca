ALTER TABLE "orders" ADD COLUMN "turn" integer;--> statement-breakpoint
-- contract: an older version leaves the turn empty, and orders without one never stand in each other's way.
CREATE UNIQUE INDEX "orders_turn" ON "orders" USING btree ("prescription_id","turn");--> statement-breakpoint
DROP INDEX "orders_prescription_id_index";
