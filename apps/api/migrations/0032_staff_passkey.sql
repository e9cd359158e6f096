ALTER TABLE "passkey" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey" ADD COLUMN "store_id" integer;--> statement-breakpoint
ALTER TABLE "passkey" ADD COLUMN "employee_number" text;--> statement-breakpoint
ALTER TABLE "store_login" ADD COLUMN "passkey_challenge" text;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_staff_member" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_staff" ON "passkey" USING btree ("store_id","employee_number");--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_owner" CHECK (num_nonnulls("passkey"."customer_id", "passkey"."store_id") = 1 and ("passkey"."store_id" is null) = ("passkey"."employee_number" is null));