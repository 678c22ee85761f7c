// The rules of marriage against a second program for them in a large world, of which the unit tests take a smaller one.
import '@/lib/rules/marriage/agreement.test';
