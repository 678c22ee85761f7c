// The rules of the family diagram on every generated family, of which the unit tests take some.
import '@/lib/rules/layout/layout.test';
import '@/lib/rules/layout/lines.test';
