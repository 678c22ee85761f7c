'use client';

import { counted } from '@/components/matrimonial/texts';
import { Badge } from '@/components/ui/badge';
import { callApi, mapData } from '@/lib/client/api';
import { useSession } from '@/lib/client/use-session';
import { wordIn } from '@/lib/core/word-in';
import { useAdmin } from '../admin-context';
import type { Desk } from '../review/desk';
import { TextCell } from '../review/row-cells';
import { sharedColumns } from '../review/shared-columns';
import { picturePageOf, type SubmittedPicture } from '../review/submission';
import { SubmissionDesk } from '../review/submission-desk';
import type { ReviewTexts } from '../review/texts';
import type { Column } from '../table';
import { FeaturedSuggestion } from './featured-suggestion';
import { ImageDialog } from './image-dialog';
import { countRejected } from './rejected-senders';
import type { ImageDeskTexts } from './texts';

interface GalleryScreenProps {
	words: ImageDeskTexts;
	texts: ReviewTexts;
	/** Suggestions, in the page's language. */
	categories: readonly string[];
}

/** The desk of the pictures. */
export function GalleryScreen({ words, texts, categories }: GalleryScreenProps) {
	const { language } = useAdmin();
	const session = useSession();
	const ownId = session.status === 'loggedIn' ? session.member.id : null;
	const { columns: titles } = texts;
	const shared = sharedColumns<SubmittedPicture>({ imageOf: ({ thumbnail }) => thumbnail, language, texts });
	const columns: readonly Column<SubmittedPicture>[] = [
		shared.status,
		shared.image,
		shared.title,
		{
			key: 'description',
			title: titles.description,
			cell: ({ description, language: written }) => <TextCell text={description} language={written} />,
		},
		{
			key: 'category',
			title: titles.category,
			sort: 'category',
			cell: ({ category }) => wordIn(texts.categories, category || 'General'),
		},
		{
			key: 'featured',
			title: titles.featured,
			cell: ({ isFeatured, isFeaturedSuggested }) => {
				if (isFeatured) return <Badge tone="brand">{words.isFeatured}</Badge>;
				return isFeaturedSuggested ? (
					<Badge tone="warning">{words.isSuggested}</Badge>
				) : (
					<Badge tone="chip">{words.isStandard}</Badge>
				);
			},
		},
		shared.date,
	];
	const desk: Desk<SubmittedPicture> = {
		...{ kind: 'picture', columns, words, texts },
		states: ['pending', 'approved'],
		ask: async (query, signal) =>
			mapData(await callApi('GET /api/gallery/admin', { query, signal }), picturePageOf),
		rejectionIn: (pictures) => {
			const { rejectsSender } = words;
			const told = countRejected(pictures, ownId);
			if (told === 0) return null;
			return pictures.length === 1 ? rejectsSender.single : counted(rejectsSender, told, language);
		},
		note: (picture, on) =>
			picture.isFeaturedSuggested &&
			!picture.isFeatured && <FeaturedSuggestion key={picture.id} picture={picture} words={words} on={on} />,
		form: (props) => (
			<ImageDialog
				key={props.submission?.id ?? ''}
				{...props}
				words={words}
				texts={texts}
				categories={categories}
			/>
		),
	};
	return <SubmissionDesk desk={desk} />;
}
