'use client';

import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import { MoreMessages } from './more-messages';

/** Of both languages, and only in scripts that load for members (lib/platform/i18n/deferred-messages.mjs). */
const messagesOf: Record<Language, Partial<Messages>> = JSON.parse(process.env.BLOG_MESSAGES ?? '{}');

/** Gives `children` the messages of writing and changing blogs, which the list of blogs does not hold. */
export function BlogMessages({ children }: { children: ReactNode }) {
	return <MoreMessages messagesOf={messagesOf}>{children}</MoreMessages>;
}
