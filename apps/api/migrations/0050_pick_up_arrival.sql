ALTER TABLE "pick_up" ALTER COLUMN "code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pick_up" ALTER COLUMN "ready_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pick_up" ALTER COLUMN "last_day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pick_up" ADD COLUMN "collected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pick_up" ADD COLUMN "sent_back_at" timestamp with time zone;--> statement-breakpoint
UPDATE "pick_up" p SET "collected_at" = o."sent_at" FROM "order" o WHERE o."number" = p."order_number" AND o."state" = 'sent';--> statement-breakpoint
UPDATE "pick_up" p SET "sent_back_at" = o."cancelled_at" FROM "order" o WHERE o."number" = p."order_number" AND o."state" = 'cancelled';--> statement-breakpoint
CREATE INDEX "pick_up_open" ON "pick_up" USING btree ("order_number") WHERE collected_at is null and sent_back_at is null;--> statement-breakpoint
ALTER TABLE "pick_up" ADD CONSTRAINT "pick_up_ready" CHECK (("pick_up"."code" is null) = ("pick_up"."ready_at" is null) and ("pick_up"."code" is null) = ("pick_up"."last_day" is null));--> statement-breakpoint
ALTER TABLE "pick_up" ADD CONSTRAINT "pick_up_ended_once" CHECK ("pick_up"."collected_at" is null or "pick_up"."sent_back_at" is null);
