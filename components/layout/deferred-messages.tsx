'use client';

import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import { MoreMessages } from './more-messages';

/** Of both languages, and only in scripts that load when they are first used (lib/platform/i18n/deferred-messages.mjs). */
const messagesOf: Record<Language, Partial<Messages>> = JSON.parse(process.env.DEFERRED_MESSAGES ?? '{}');

/** Gives `children` the messages of what has just been loaded, besides those of the page. */
export function DeferredMessages({ children }: { children: ReactNode }) {
	return <MoreMessages messagesOf={messagesOf}>{children}</MoreMessages>;
}
