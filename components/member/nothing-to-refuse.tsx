'use client';

import { useParams } from 'next/navigation';
import { defaultLanguage, isLanguage, type Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { RefusalOutcome } from './refusal-outcome';

interface NothingToRefuseProps {
	texts: Record<Language, { goneTitle: string; gone: string; home: string }>;
}

/** For a link that is not whole, one that was used, and one whose account has been taken over. */
export function NothingToRefuse({ texts }: NothingToRefuseProps) {
	const { locale } = useParams();
	const language = isLanguage(locale) ? locale : defaultLanguage;
	const { goneTitle, gone, home } = texts[language];
	return <RefusalOutcome heading={goneTitle} text={gone} home={home} homeHref={pathIn(language, '/')} />;
}
