CREATE TABLE "store_login" (
	"session_digest" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"code_digest" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "store_login" ADD CONSTRAINT "store_login_staff" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_login_expiry" ON "store_login" USING btree ("expires_at");