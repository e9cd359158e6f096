CREATE TABLE "claim" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"happened_on" date NOT NULL,
	"report" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"answer_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "claim_state" CHECK ("claim"."state" in ('reported', 'accepted', 'declined')),
	CONSTRAINT "claim_answered" CHECK (("claim"."answered_at" is null) = ("claim"."answered_by" is null))
);
--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_answered_by_store_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_customer" ON "claim" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "claim_reported" ON "claim" USING btree ("state","reported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_once" ON "claim" USING btree ("order_number","position") WHERE state in ('reported', 'accepted');