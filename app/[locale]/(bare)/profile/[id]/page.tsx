import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import * as z from 'zod';
import { MemberProfile } from '@/components/member/member-profile';
import { requireMember } from '@/lib/auth/loaders';
import type { Language } from '@/lib/core/language';
import { languageOfPage } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';
import { readProfile } from '@/lib/member/readable-profile';

interface MemberPageProps {
	params: Promise<{ locale: string; id: string }>;
}

const memberId = z.guid();

/** Once a request, for the title and the page: each reading of an administrator is written down. */
const loadProfile = cache(async (id: string, language: Language) => {
	const reader = await requireMember(language, pathIn(language, `/profile/${id}`));
	return memberId.safeParse(id).success ? readProfile(id, reader, new Date()) : null;
});

async function profileOf(params: MemberPageProps['params']) {
	const language = await languageOfPage(params);
	const { id } = await params;
	return { language, profile: (await loadProfile(id, language)) ?? notFound() };
}

export async function generateMetadata({ params }: MemberPageProps): Promise<Metadata> {
	const { language, profile } = await profileOf(params);
	const t = await getTranslations({ locale: language, namespace: 'memberProfile' });
	return { title: t('title', { name: profile.name }), robots: { index: false } };
}

export default async function MemberPage({ params }: MemberPageProps) {
	const { language, profile } = await profileOf(params);
	return <MemberProfile profile={profile} language={language} />;
}
