import { cache } from 'react';
import { readSettings } from './settings';
import { findPublishedText } from './texts';

/** What administrators have set; read once for a page. */
export const loadSettings = cache(readSettings);

/** The text that administrators have published; null while the built-in one counts. Read once for a page. */
export const loadPublishedText = cache(findPublishedText);
