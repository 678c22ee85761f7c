'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { useSession } from '@/lib/client/use-session';
import { labelFor } from '@/lib/core/label-for';
import type { ReviewQueue } from '../review/review-queue';
import { ReviewQueuePage } from '../review/review-queue-page';
import { TextCell, useSharedColumns } from '../review/shared-columns';
import { type SubmittedImage, submitted } from '../review/submission';
import { FeaturedSuggestion } from './featured-suggestion';
import { ImageDialog } from './image-dialog';
import { countRejected } from './rejected-senders';

interface GalleryScreenProps {
	/** By their keys, in the page's language. */
	categoryNames: Readonly<Record<string, string>>;
	categories: readonly string[];
}

export function GalleryScreen({ categoryNames, categories }: GalleryScreenProps) {
	const t = useTranslations('admin.gallery');
	const tColumns = useTranslations('admin.review.columns');
	const session = useSession();
	const ownId = session.status === 'loggedIn' ? session.member.id : null;
	const shared = useSharedColumns<SubmittedImage>(({ thumbnailUrl }) => thumbnailUrl);
	const reviewQueue: ReviewQueue<SubmittedImage, Reply<'GET /api/gallery/admin'>> = {
		kind: 'picture',
		call: (query) => apiQuery('GET /api/gallery/admin', { query }),
		pageOf: ({ images, ...page }) => ({
			...page,
			submissions: images.map((image) => submitted('picture', image)),
		}),
		categoryNames,
		states: ['pending', 'approved'],
		columns: [
			shared.status,
			shared.image,
			shared.title,
			{
				key: 'description',
				title: tColumns('description'),
				cell: ({ description, language: written }) => <TextCell text={description} language={written} />,
			},
			{
				key: 'category',
				title: tColumns('category'),
				sort: 'category',
				cell: ({ category }) => labelFor(categoryNames, category || 'General'),
			},
			{
				key: 'featured',
				title: tColumns('featured'),
				cell: ({ featured, featuredSuggested }) => {
					if (featured) return <Badge tone="brand">{t('isFeatured')}</Badge>;
					return featuredSuggested ? (
						<Badge tone="warning">{t('isSuggested')}</Badge>
					) : (
						<Badge tone="chip">{t('isStandard')}</Badge>
					);
				},
			},
			shared.date,
		],
		rejectionIn: (pictures) => {
			const count = countRejected(pictures, ownId);
			if (count === 0) return null;
			return pictures.length === 1 ? t('rejectsOnlySender') : t('rejectsSender', { count });
		},
		note: (picture, on) =>
			picture.featuredSuggested &&
			!picture.featured && <FeaturedSuggestion key={picture._id} picture={picture} on={on} />,
		form: (props) => (
			<ImageDialog
				key={props.submission?._id ?? ''}
				{...props}
				categoryNames={categoryNames}
				categories={categories}
			/>
		),
	};
	return <ReviewQueuePage reviewQueue={reviewQueue} />;
}
