import { getTranslations } from 'next-intl/server';
import { Banner } from '@/components/ui/banner';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { type Audience, audiences } from '@/lib/features/member/access/audience';

interface PreviewNoticeProps {
	memberId: string;
	audience: Audience;
	/** Whether there is anything for them to see. */
	isShown: boolean;
	language: Language;
}

/** Says as whom one is looking at one's own profile, and what they can do; leads to the other views and back. */
export async function PreviewNotice({ memberId, audience, isShown, language }: PreviewNoticeProps) {
	const t = await getTranslations({ locale: language, namespace: 'memberProfile.preview' });
	return (
		<div className="mx-auto mb-6 flex max-w-4xl flex-col gap-4">
			{!isShown && <h1 className="text-h2">{t('title')}</h1>}
			<nav aria-label={t('title')} className="flex flex-wrap items-center gap-2">
				{audiences.map((other) => (
					<LinkButton
						key={other}
						look={other === audience ? 'primary' : 'outline'}
						aria-current={other === audience ? 'page' : undefined}
						href={pathIn(language, `/profile/${memberId}?as=${other}`)}
						className="px-4 text-sm"
					>
						{t(`audiences.${other}`)}
					</LinkButton>
				))}
				<LinkButton look="quiet" href={pathIn(language, '/profile')} className="px-4 text-sm">
					{t('back')}
				</LinkButton>
			</nav>
			<Banner tone="info">{t(`${isShown ? 'shown' : 'hidden'}.${audience}`)}</Banner>
		</div>
	);
}
