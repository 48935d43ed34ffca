CREATE TABLE "kiosk_code_tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kiosk_code_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client" text NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kiosk_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"hospital_id" text NOT NULL,
	"code_hmac" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "kiosk_codes_codeHmac_unique" UNIQUE("code_hmac")
);
--> statement-breakpoint
CREATE TABLE "kiosk_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"code_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"enrolled_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"last_order_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "kiosk_devices_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "kiosk_devices" ADD CONSTRAINT "kiosk_devices_code_id_kiosk_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."kiosk_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kiosk_code_tries_client_tried_at_index" ON "kiosk_code_tries" USING btree ("client","tried_at");--> statement-breakpoint
CREATE INDEX "kiosk_code_tries_tried_at_index" ON "kiosk_code_tries" USING btree ("tried_at");