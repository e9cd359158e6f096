-- Writes down what changed in the catalogue and wakes every process that keeps a copy of it.
CREATE FUNCTION catalogue_changed_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (article_id) VALUES (
    CASE TG_TABLE_NAME
      WHEN 'article' THEN (to_jsonb(NEW)->>'id')::integer
      WHEN 'stock' THEN (SELECT article_id FROM sku WHERE id = to_jsonb(NEW)->>'sku_id')
      ELSE (to_jsonb(NEW)->>'article_id')::integer
    END
  );
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION catalogue_changed_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (article_id) VALUES (NULL);
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER article_updated AFTER UPDATE ON article FOR EACH ROW EXECUTE FUNCTION catalogue_changed_row();
--> statement-breakpoint
CREATE TRIGGER article_price_updated AFTER UPDATE ON article_price FOR EACH ROW EXECUTE FUNCTION catalogue_changed_row();
--> statement-breakpoint
CREATE TRIGGER sku_updated AFTER UPDATE ON sku FOR EACH ROW EXECUTE FUNCTION catalogue_changed_row();
--> statement-breakpoint
-- Only when the last piece goes or a first one comes: a sale in between changes nothing that is shown.
CREATE TRIGGER stock_turned AFTER UPDATE ON stock FOR EACH ROW
  WHEN ((OLD.on_hand > OLD.reserved) IS DISTINCT FROM (NEW.on_hand > NEW.reserved)) EXECUTE FUNCTION catalogue_changed_row();
--> statement-breakpoint
CREATE TRIGGER article_set AFTER INSERT OR DELETE ON article FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER article_price_set AFTER INSERT OR DELETE ON article_price FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER sku_set AFTER INSERT OR DELETE ON sku FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER stock_set AFTER INSERT OR DELETE ON stock FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER lens_group_changed AFTER INSERT OR UPDATE OR DELETE ON lens_group FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER lens_option_changed AFTER INSERT OR UPDATE OR DELETE ON lens_option FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON page FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER category_text_changed AFTER INSERT OR UPDATE OR DELETE ON category_text FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER store_changed AFTER INSERT OR UPDATE OR DELETE ON store FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
