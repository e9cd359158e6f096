CREATE TABLE "saved_prescription" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"content" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_prescription" ADD CONSTRAINT "saved_prescription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_prescription_customer" ON "saved_prescription" USING btree ("customer_id");