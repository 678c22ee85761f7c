import * as z from 'zod';
import { findPageNumber } from '@/lib/core/page-number';

/** The page that an address names; the first for every other text. */
export const pageNumber = z
	.string()
	.transform((text) => findPageNumber(text) ?? 1)
	.catch(1);
