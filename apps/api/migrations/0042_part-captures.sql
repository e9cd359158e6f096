CREATE TABLE "capture" (
	"id" text PRIMARY KEY NOT NULL,
	"tender_id" text NOT NULL,
	"order_number" text NOT NULL,
	"place" integer NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "capture_state" CHECK ("capture"."state" in ('due', 'taken')),
	CONSTRAINT "capture_amount" CHECK ("capture"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "tender" DROP CONSTRAINT "tender_due_action";--> statement-breakpoint
ALTER TABLE "tender" ADD COLUMN "released" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tender" ADD COLUMN "lines" jsonb;--> statement-breakpoint
-- Of what was cancelled all is let go of.
UPDATE "tender" SET "released" = "amount" - "captured" WHERE "charge_state" = 'cancelled' OR "due" = 'cancel';--> statement-breakpoint
ALTER TABLE "capture" ADD CONSTRAINT "capture_tender_id_tender_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "capture_place" ON "capture" USING btree ("tender_id","place");--> statement-breakpoint
CREATE INDEX "capture_order" ON "capture" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "capture_due" ON "capture" USING btree ("due_at") WHERE state in ('due');--> statement-breakpoint
ALTER TABLE "tender" ADD CONSTRAINT "tender_released" CHECK ("tender"."released" between 0 and "tender"."amount" - "tender"."captured");--> statement-breakpoint
ALTER TABLE "tender" ADD CONSTRAINT "tender_due_action" CHECK ("tender"."due" in ('capture', 'cancel', 'refund', 'release'));