import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DemoPanel } from '@/components/account/demo-panel';
import { EntrancePage } from '@/components/account/entrance-page';
import { LoginForm } from '@/components/account/login-form';
import { PageMessages } from '@/components/layout/page-messages';
import { Banner } from '@/components/ui/banner';
import { findOfferedAccounts } from '@/lib/features/account/demo/queries/find-offer';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { getAddressAfterLogin } from '@/lib/platform/auth/guards';
import { findVisitorsEnd, loadActor } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** A member is led on, so this one is not kept. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'login' });
	return pageMetadata({ path: '/login', language, title: t('title'), description: t('description') });
}

interface LoginPageProps {
	params: PageParams;
	searchParams: Promise<{ next?: string | string[]; ended?: string | string[] }>;
}

export default async function Page({ params, searchParams }: LoginPageProps) {
	const language = await languageOfPage(params);
	const { next, ended } = await searchParams;
	const nextHref = getAddressAfterLogin(language, typeof next === 'string' ? next : null);
	const actor = await loadActor();
	if (actor.kind === 'member') redirect(nextHref);
	const end = ended === 'idle' || ended === 'over' ? ended : findVisitorsEnd(actor);
	const t = await getTranslations({ locale: language, namespace: 'login' });
	const demoAccounts = [...(await findOfferedAccounts(await headers())).keys()];
	const offersDemo = demoAccounts.length > 0;
	return (
		<EntrancePage heading={t('heading')} intro={t('intro')} width="column">
			{end && (
				<div className="mb-5">
					<Banner tone="info">{t(end === 'idle' ? 'endedIdle' : 'endedOver')}</Banner>
				</div>
			)}
			{offersDemo && <DemoPanel language={language} accounts={demoAccounts} nextHref={nextHref} />}
			<PageMessages language={language} name="login">
				<LoginForm nextHref={nextHref} />
			</PageMessages>
		</EntrancePage>
	);
}
