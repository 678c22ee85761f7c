import { config } from 'zod';

// Before any schema is made: zod would try whether it may make code from text, which every page's policy refuses.
config({ jitless: true });
