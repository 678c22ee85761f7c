import * as z from 'zod';
import { demoAccountNames } from './constants';

/** POST /api/users/demo-login */
export const demoLogin = z.object({ account: z.enum(demoAccountNames) });
