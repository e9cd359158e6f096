CREATE TABLE "discovery"."feed_batch" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"batch" text NOT NULL,
	"data" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_batch_tenant_market_batch_pk" PRIMARY KEY("tenant","market","batch")
);
--> statement-breakpoint
ALTER TABLE "discovery"."feed_batch" ADD CONSTRAINT "feed_batch_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_batch_kept_until" ON "discovery"."feed_batch" USING btree ("kept_until");