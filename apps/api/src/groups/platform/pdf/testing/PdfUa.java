import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/** Prints the rules of PDF/UA-1 that a file breaks, one a line; nothing for a file that keeps them all. */
public class PdfUa {
  public static void main(String[] args) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String file : args) {
      try (var parser = Foundries.defaultInstance().createParser(new FileInputStream(file), PDFAFlavour.PDFUA_1)) {
        var validator = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false);
        var result = validator.validate(parser);
        result.getFailedChecks().forEach((rule, times) ->
          System.out.println(rule.getClause() + "-" + rule.getTestNumber() + " x" + times));
      }
    }
  }
}
