'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { Banner } from '@/components/ui/banner';
import { apiQuery } from '@/lib/client/api-query';
import type { Language } from '@/lib/core/language';
import { OwnImageList } from './own-image-list';
import { UploadForm } from './upload-form';

interface UploadPageProps {
	language: Language;
	isAdmin: boolean;
	/** Those that pictures of the gallery have, in the page's language. */
	categories: readonly string[];
}

export function UploadPage({ language, isAdmin, categories }: UploadPageProps) {
	const t = useTranslations('galleryUpload');
	const queries = useQueryClient();
	/** Another one each time, though it may say the same. */
	const [done, setDone] = useState<{ message: string } | null>(null);
	const banner = useRef<HTMLDivElement>(null);
	const leaveIfRefused = useRefusalHandler();
	useEffect(() => {
		if (done !== null) banner.current?.focus();
	}, [done]);
	const tell = (message: string) => {
		setDone({ message });
		void queries.invalidateQueries(apiQuery('GET /api/gallery/mine'));
	};
	return (
		<div className="flex flex-col gap-10">
			<div className="flex flex-col gap-5">
				{done !== null && (
					<div ref={banner} tabIndex={-1} className="outline-none">
						<Banner tone="success" dismiss={{ label: t('dismiss'), onDismiss: () => setDone(null) }}>
							{done.message}
						</Banner>
					</div>
				)}
				<UploadForm
					isAdmin={isAdmin}
					language={language}
					categories={categories}
					onStart={() => setDone(null)}
					onSent={tell}
					onFailure={leaveIfRefused}
				/>
			</div>
			<OwnImageList
				language={language}
				onDeleted={(answer) => tell(answer.message)}
				onFailure={leaveIfRefused}
			/>
		</div>
	);
}
