import * as z from 'zod';
import familiesJson from '../data/families.json' with { type: 'json' };
import { treePlan } from './family-plan';

/** Five sample families. A person is listed once; a family names its parents and their children. */
export const demoTrees = z.array(treePlan).parse(familiesJson);
