CREATE TABLE "withdrawal" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"declaration" text NOT NULL,
	"order_number" text,
	"email_matches" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_order" ON "withdrawal" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_key" ON "mail_outbox" USING btree ("kind","key") WHERE key is not null;--> statement-breakpoint
-- What a consumer declared, and when, stays as it was received; only its seal may be renewed.
CREATE TRIGGER withdrawal_append_only BEFORE DELETE OR UPDATE OF id, digest, order_number, email_matches, received_at ON withdrawal FOR EACH ROW EXECUTE FUNCTION forbid_change();
