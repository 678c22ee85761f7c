'use client';

import { useParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { callApi } from '@/lib/client/api';
import { pathIn } from '@/lib/core/localized-path';

const routes = { story: 'GET /api/blogs/[id]', deity: 'GET /api/deities/[id]' } as const;

interface AbsentRecordProps {
	kind: keyof typeof routes;
	isRemoved: boolean;
}

/** In place of a blog or deity that is not there, or no longer. */
export function AbsentRecord({ kind, isRemoved }: AbsentRecordProps) {
	const t = useTranslations();
	const language = useLocale();
	const texts =
		kind === 'story'
			? {
					title: t(isRemoved ? 'blogs.article.removed' : 'blogs.article.notFound'),
					text: t(isRemoved ? 'blogs.article.removedText' : 'blogs.article.notFoundText'),
				}
			: {
					title: t(isRemoved ? 'deity.notFound.removed' : 'deity.notFound.title'),
					text: t(isRemoved ? 'deity.notFound.removedText' : 'deity.notFound.text'),
				};
	return (
		<div className="container-page py-12" data-removed={isRemoved || undefined}>
			<h1 className="sr-only">{texts.title}</h1>
			<EmptyState {...texts}>
				<LinkButton href={pathIn(language, kind === 'story' ? '/blogs' : '/deity')}>
					{t(kind === 'story' ? 'blogs.page.back' : 'deity.notFound.all')}
				</LinkButton>
			</EmptyState>
		</div>
	);
}

/**
 * In place of a page that was not found. Whether its record has been removed is known as the page itself said, before Next
 * replaced it in the browser, else as the call says that reads the record.
 */
export function MissingRecord({ kind }: Pick<AbsentRecordProps, 'kind'>) {
	const { id } = useParams<{ id: string }>();
	const [isRemoved, setRemoved] = useState(
		() => typeof document !== 'undefined' && document.querySelector('[data-removed]') !== null,
	);
	useEffect(() => {
		const controller = new AbortController();
		void callApi(routes[kind], { params: { id }, signal: controller.signal }).then((answer) => {
			if (!answer.ok && answer.code === 'record.removed') setRemoved(true);
		});
		return () => controller.abort();
	}, [kind, id]);
	return <AbsentRecord kind={kind} isRemoved={isRemoved} />;
}
