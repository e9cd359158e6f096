CREATE TABLE "sms_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"provider_id" text,
	CONSTRAINT "sms_outbox_state" CHECK ("sms_outbox"."state" in ('waiting', 'sent', 'delivered', 'undelivered', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "payment_link" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_outbox_provider_id" ON "sms_outbox" USING btree ("provider_id") WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX "sms_outbox_waiting" ON "sms_outbox" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_channel" CHECK ("payment_link"."channel" in ('sms', 'email'));