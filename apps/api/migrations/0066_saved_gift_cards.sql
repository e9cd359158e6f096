CREATE TABLE "saved_gift_card" (
	"customer_id" text NOT NULL,
	"card_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_gift_card_customer_id_card_id_pk" PRIMARY KEY("customer_id","card_id")
);
--> statement-breakpoint
ALTER TABLE "saved_gift_card" ADD CONSTRAINT "saved_gift_card_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_gift_card" ADD CONSTRAINT "saved_gift_card_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_gift_card_card" ON "saved_gift_card" USING btree ("card_id");