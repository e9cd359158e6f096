ALTER TABLE "order_line" ADD COLUMN "part_tracking_number" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "part_tracking_url" text;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_owed" CHECK ("order_return"."owed" >= 0);