CREATE TABLE "data_export" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"file" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_export_ready" CHECK (("data_export"."file" is null) = ("data_export"."expires_at" is null))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "receiver" text;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_customer" ON "data_export" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "data_export_waiting" ON "data_export" USING btree ("requested_at") WHERE file is null;--> statement-breakpoint
CREATE INDEX "data_export_expiry" ON "data_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_receiver" ON "mail_outbox" USING btree ("receiver");