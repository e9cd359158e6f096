CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"email_digest" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"profile" text NOT NULL,
	"personal_number" text,
	"personal_number_digest" text,
	"cart_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_number_unique" UNIQUE("number"),
	CONSTRAINT "customer_email_digest_unique" UNIQUE("email_digest")
);
--> statement-breakpoint
CREATE TABLE "identity_token" (
	"digest" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"purpose" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "identity_token_purpose" CHECK ("identity_token"."purpose" in ('verify-email', 'change-email', 'reset-password'))
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "authenticated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "pending_customer_id" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "pending_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_token" ADD CONSTRAINT "identity_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_personal_number" ON "customer" USING btree ("personal_number_digest") WHERE personal_number_digest is not null;--> statement-breakpoint
CREATE INDEX "customer_cart" ON "customer" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "identity_token_customer" ON "identity_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "identity_token_expiry" ON "identity_token" USING btree ("expires_at");