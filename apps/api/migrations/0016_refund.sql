CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"tender_id" text NOT NULL,
	"order_number" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "refund_state" CHECK ("refund"."state" in ('due', 'paid')),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_tender_id_tender_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_tender" ON "refund" USING btree ("tender_id","created_at");--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("due_at") WHERE state in ('due');