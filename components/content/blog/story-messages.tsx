'use client';

import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { MoreMessages } from '@/components/layout/more-messages';
import type { Language } from '@/lib/core/language';

/** Of both languages, and only in scripts that load for members (lib/platform/i18n/deferred-messages.mjs). */
const messagesOf: Record<Language, Partial<Messages>> = JSON.parse(process.env.STORY_MESSAGES ?? '{}');

/** Gives `children` the messages of writing and changing stories, which the list of stories does not hold. */
export function StoryMessages({ children }: { children: ReactNode }) {
	return <MoreMessages messagesOf={messagesOf}>{children}</MoreMessages>;
}
