import { cache } from 'react';
import { findClanDetails } from './queries';

/** Null when there is no such group; read once for a page and its metadata. */
export const loadClan = cache(findClanDetails);
