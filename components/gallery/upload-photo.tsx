'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefusedSession } from '@/components/member/use-refused-session';
import { Banner } from '@/components/ui/banner';
import { callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { OwnImageList } from './own-image-list';
import { type OwnImages, readOwnImages } from './own-images';
import { UploadForm } from './upload-form';
import type { UploadTexts } from './upload-texts';

interface UploadPhotoProps {
	language: Language;
	isAdmin: boolean;
	/** Those that pictures of the gallery have, in the page's language. */
	categories: readonly string[];
	texts: UploadTexts;
}

/** The form for a picture, and below it those that have been sent in. */
export function UploadPhoto({ language, isAdmin, categories, texts }: UploadPhotoProps) {
	const [own, setOwn] = useState<OwnImages>({ status: 'loading' });
	/** Another one each time, though it may say the same. */
	const [done, setDone] = useState<{ message: string } | null>(null);
	const banner = useRef<HTMLDivElement>(null);
	const leaveIfRefused = useRefusedSession(language);
	const load = useCallback(async () => {
		const answer = await callApi('GET /api/gallery/mine');
		if (!answer.ok && leaveIfRefused(answer)) return;
		setOwn(
			answer.ok
				? { status: 'loaded', images: readOwnImages(answer.data) }
				: { status: 'failed', message: answer.message || texts.page.own.failed },
		);
	}, [leaveIfRefused, texts.page.own.failed]);
	useEffect(() => {
		void load();
	}, [load]);
	useEffect(() => {
		if (done !== null) banner.current?.focus();
	}, [done]);
	const tell = (message: string) => {
		setDone({ message });
		void load();
	};
	return (
		<div className="flex flex-col gap-10">
			<div className="flex flex-col gap-5">
				{done !== null && (
					<div ref={banner} tabIndex={-1} className="outline-none">
						<Banner tone="success" dismiss={{ label: texts.page.dismiss, onDismiss: () => setDone(null) }}>
							{done.message}
						</Banner>
					</div>
				)}
				<UploadForm
					isAdmin={isAdmin}
					language={language}
					categories={categories}
					texts={texts}
					onStart={() => setDone(null)}
					onSent={tell}
					onFailure={leaveIfRefused}
				/>
			</div>
			<OwnImageList
				own={own}
				language={language}
				texts={texts}
				onRetry={() => {
					setOwn({ status: 'loading' });
					void load();
				}}
				onDeleted={(answer) => tell(answer.message)}
				onFailure={leaveIfRefused}
			/>
		</div>
	);
}
