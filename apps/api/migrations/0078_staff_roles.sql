CREATE TABLE "order_lookup" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lookup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"order_number" text NOT NULL,
	"reason" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_role";--> statement-breakpoint
ALTER TABLE "order_lookup" ADD CONSTRAINT "order_lookup_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lookup" ADD CONSTRAINT "order_lookup_staff" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lookup_order" ON "order_lookup" USING btree ("order_number","store_id","employee_number");--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role" CHECK ("staff"."role" in ('seller', 'optician', 'store-manager', 'finance', 'customer-service', 'administrator'));