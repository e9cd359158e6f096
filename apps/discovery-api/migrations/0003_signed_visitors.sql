CREATE TABLE "discovery"."network_vote" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"subject" text NOT NULL,
	"network" text NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "network_vote_tenant_market_subject_network_day_pk" PRIMARY KEY("tenant","market","subject","network","day")
);
--> statement-breakpoint
CREATE TABLE "discovery"."suggestion_policy" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"approval" boolean NOT NULL,
	"approved" jsonb NOT NULL,
	"blocked" jsonb NOT NULL,
	CONSTRAINT "suggestion_policy_tenant_market_pk" PRIMARY KEY("tenant","market")
);
--> statement-breakpoint
ALTER TABLE "discovery"."event" ADD COLUMN "signed_visitor" text;--> statement-breakpoint
ALTER TABLE "discovery"."event" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "discovery"."event" ADD COLUMN "answered_hits" integer;--> statement-breakpoint
ALTER TABLE "discovery"."network_vote" ADD CONSTRAINT "network_vote_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."suggestion_policy" ADD CONSTRAINT "suggestion_policy_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_vote_day" ON "discovery"."network_vote" USING btree ("day");