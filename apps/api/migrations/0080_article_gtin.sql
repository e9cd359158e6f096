ALTER TABLE "article" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_gtin" CHECK ("article"."gtin" ~ '^([0-9]{8}|[0-9]{12,14})$');