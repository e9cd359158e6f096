CREATE TABLE "cart_handover" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"items" jsonb NOT NULL,
	"state" text NOT NULL,
	"channel" text,
	"sent_at" timestamp with time zone,
	"times_sent" integer DEFAULT 0 NOT NULL,
	"handed_over_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"withdrawn_by" text,
	"order_number" text,
	CONSTRAINT "cart_handover_state" CHECK ("cart_handover"."state" in ('sent', 'opened', 'agreed', 'withdrawn', 'expired')),
	CONSTRAINT "cart_handover_sent" CHECK (("cart_handover"."channel" is null) = ("cart_handover"."sent_at" is null)),
	CONSTRAINT "cart_handover_ended" CHECK (("cart_handover"."state" in ('sent', 'opened')) = ("cart_handover"."ended_at" is null)),
	CONSTRAINT "cart_handover_agreed" CHECK (("cart_handover"."state" = 'agreed') = ("cart_handover"."order_number" is not null))
);
--> statement-breakpoint
ALTER TABLE "cart_handover" ADD CONSTRAINT "cart_handover_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_handover" ADD CONSTRAINT "cart_handover_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_handover_customer" ON "cart_handover" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cart_handover_store" ON "cart_handover" USING btree ("store_id","state","handed_over_at");--> statement-breakpoint
CREATE INDEX "cart_handover_expiry" ON "cart_handover" USING btree ("expires_at") WHERE state in ('sent', 'opened');