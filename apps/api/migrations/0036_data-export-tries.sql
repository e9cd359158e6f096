ALTER TABLE "data_export" DROP CONSTRAINT "data_export_ready";--> statement-breakpoint
DROP INDEX "data_export_waiting";--> statement-breakpoint
ALTER TABLE "data_export" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "data_export" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_export" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_export" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "data_export_waiting" ON "data_export" USING btree ("requested_at") WHERE expires_at is null and failed_at is null;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_failed" CHECK ("data_export"."failed_at" is null or "data_export"."expires_at" is null);--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_ready" CHECK ("data_export"."file" is null or "data_export"."expires_at" is not null);