CREATE TABLE "data_loads" (
	"noun" text PRIMARY KEY NOT NULL,
	"rows" integer NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_operation_key_pk" PRIMARY KEY("owner","operation","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" text NOT NULL,
	"n" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"pharmacist" text,
	CONSTRAINT "order_events_order_id_n_pk" PRIMARY KEY("order_id","n")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"n" integer NOT NULL,
	"medicine_id" text NOT NULL,
	"name" text NOT NULL,
	"pack" text NOT NULL,
	"quantity" integer NOT NULL,
	"mrp" integer NOT NULL,
	"price" integer NOT NULL,
	"added_by_customer" boolean NOT NULL,
	"in_place_of" text,
	CONSTRAINT "order_lines_order_id_n_pk" PRIMARY KEY("order_id","n"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 10),
	CONSTRAINT "order_lines_price" CHECK ("order_lines"."price" >= 0 and "order_lines"."mrp" >= "order_lines"."price")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"prescription_id" text NOT NULL,
	"address_id" text,
	"warehouse_id" text NOT NULL,
	"deliver_to" jsonb NOT NULL,
	"customer_name" text,
	"payment_mode" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"total" bigint NOT NULL,
	"status" text NOT NULL,
	"verified_by" text,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"estimated_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "orders_amounts" CHECK ("orders"."total" >= 0 and "orders"."subtotal" >= "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"delivery_type" text NOT NULL,
	"source" text NOT NULL,
	"user_name" text NOT NULL,
	"user_contact" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"pincode" text NOT NULL,
	"district" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"house_no" text,
	"hospital_id" text,
	"latitude" double precision,
	"longitude" double precision,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consents_user_id_purpose_version_pk" PRIMARY KEY("user_id","purpose","version")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"whatsapp" text,
	"date_of_birth" date,
	"gender" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "hospitals" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pincodes" (
	"pincode" text PRIMARY KEY NOT NULL,
	"district" text NOT NULL,
	"state" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"office" text NOT NULL,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"pincode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prescription_lines" (
	"prescription_id" text NOT NULL,
	"n" integer NOT NULL,
	"medicine_id" text NOT NULL,
	"candidates" text[] NOT NULL,
	"text" text NOT NULL,
	"confidence" double precision NOT NULL,
	"tier" text NOT NULL,
	"dosage" jsonb,
	"page" integer NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	CONSTRAINT "prescription_lines_prescription_id_n_pk" PRIMARY KEY("prescription_id","n")
);
--> statement-breakpoint
CREATE TABLE "prescription_pages" (
	"prescription_id" text NOT NULL,
	"page" integer NOT NULL,
	"blob_key" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "prescription_pages_prescription_id_page_pk" PRIMARY KEY("prescription_id","page")
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"blob_key" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"page" integer,
	"pages" integer,
	"patient" text,
	"doctor" text,
	"written_on" date,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "unmatched_lines" (
	"prescription_id" text NOT NULL,
	"n" integer NOT NULL,
	"text" text NOT NULL,
	"page" integer NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	CONSTRAINT "unmatched_lines_prescription_id_n_pk" PRIMARY KEY("prescription_id","n")
);
--> statement-breakpoint
CREATE TABLE "medicines" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"manufacturer" text NOT NULL,
	"form" text NOT NULL,
	"strength" text NOT NULL,
	"pack" text NOT NULL,
	"units_per_pack" double precision NOT NULL,
	"composition" text NOT NULL,
	"composition_key" text NOT NULL,
	"mrp" integer NOT NULL,
	"discount_percent" integer NOT NULL,
	"schedule" text NOT NULL,
	"source" text NOT NULL,
	"price_basis" text NOT NULL,
	"sold" boolean DEFAULT true NOT NULL,
	CONSTRAINT "medicines_mrp" CHECK ("medicines"."mrp" > 0),
	CONSTRAINT "medicines_discount" CHECK ("medicines"."discount_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "pharmacists" (
	"registration" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salt_aliases" (
	"alias" text PRIMARY KEY NOT NULL,
	"canonical" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"warehouse_id" text NOT NULL,
	"medicine_id" text NOT NULL,
	"packs" integer NOT NULL,
	CONSTRAINT "stock_warehouse_id_medicine_id_pk" PRIMARY KEY("warehouse_id","medicine_id"),
	CONSTRAINT "stock_packs" CHECK ("stock"."packs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "otp_challenges" (
	"mobile" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"code_hmac" text NOT NULL,
	"replaced_hmacs" text[] DEFAULT '{}'::text[] NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"consent_version" text
);
--> statement-breakpoint
CREATE TABLE "otp_sends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "otp_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile" text NOT NULL,
	"client" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"failed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"works_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_pharmacist_pharmacists_registration_fk" FOREIGN KEY ("pharmacist") REFERENCES "public"."pharmacists"("registration") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_medicine_id_medicines_id_fk" FOREIGN KEY ("medicine_id") REFERENCES "public"."medicines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_in_place_of_medicines_id_fk" FOREIGN KEY ("in_place_of") REFERENCES "public"."medicines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_verified_by_pharmacists_registration_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."pharmacists"("registration") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_lines" ADD CONSTRAINT "prescription_lines_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_lines" ADD CONSTRAINT "prescription_lines_medicine_id_medicines_id_fk" FOREIGN KEY ("medicine_id") REFERENCES "public"."medicines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_pages" ADD CONSTRAINT "prescription_pages_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_lines" ADD CONSTRAINT "unmatched_lines_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at") WHERE "jobs"."status" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "orders_user_id_placed_at_index" ON "orders" USING btree ("user_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_prescription_id_index" ON "orders" USING btree ("prescription_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("placed_at") WHERE "orders"."status" not in ('delivered', 'cancelled');--> statement-breakpoint
CREATE INDEX "addresses_user_id_created_at_index" ON "addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "hospitals_search" ON "hospitals" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "prescriptions_user_id_uploaded_at_index" ON "prescriptions" USING btree ("user_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "medicines_same" ON "medicines" USING btree ("composition_key","form");--> statement-breakpoint
CREATE INDEX "medicines_prefix" ON "medicines" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "medicines_search" ON "medicines" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "otp_sends_mobile_sent_at_index" ON "otp_sends" USING btree ("mobile","sent_at");--> statement-breakpoint
CREATE INDEX "otp_sends_client_sent_at_index" ON "otp_sends" USING btree ("client","sent_at");--> statement-breakpoint
CREATE INDEX "otp_sends_sent_at_index" ON "otp_sends" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "session_tokens_session_id_index" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_ends_at_index" ON "sessions" USING btree ("ends_at");