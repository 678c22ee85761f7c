import { cache } from 'react';
import { findPublishedText } from '@/lib/features/site/pages/queries';
import { readSettings } from './commands/change-settings';

/** What administrators have set; read once for a page. */
export const loadSettings = cache(readSettings);

/** The text that administrators have published; null while the built-in one counts. Read once for a page. */
export const loadPublishedText = cache(findPublishedText);
