import * as z from 'zod';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import { relationWords } from './relations';

export const familyTreesQuery = z.object({
	...pagingQuery(10, 1000),
	search: z.string().trim().max(100).default(''),
});

export const familyTreesReply = z.object({
	families: z.array(
		z.object({
			_id: z.string(),
			name: z.string(),
			title: z.string(),
			memberCount: z.number(),
			createdBy: z.object({ name: z.string() }),
			isPublic: z.boolean(),
			createdAt: z.string(),
		}),
	),
	totalFamilies: z.number(),
	pagination: paginationSchema,
});

export const familyCountReply = z.object({ totalFamilies: z.number() });

const text = z.string().nullable();

/** What an account tells of its member beside a card, cut to what the reader may see. */
const linkedProfile = z.object({
	_id: z.string(),
	clan: text.exactOptional(),
	dynasty: text.exactOptional(),
	sakh: text.exactOptional(),
	villageAddress: text.exactOptional(),
	tehsil: text.exactOptional(),
	district: text.exactOptional(),
});

/** A card of one's tree. Null is what nobody has told. */
const familyMember = z.object({
	_id: z.string(),
	__v: z.number(),
	name: z.string(),
	/** What they are to the tree's owner, in the words of the forms. */
	relation: z.enum([...relationWords, 'Me']),
	relationWords: z.object({ hi: z.string(), en: z.string() }),
	/** A day, or only its year. */
	dob: text,
	age: z.number().nullable(),
	photo: text,
	gender: text,
	isVisible: z.boolean(),
	isDeceased: z.boolean(),
	approvalStatus: z.enum(['pending', 'approved', 'rejected']),
	addedBy: z.object({ _id: z.string(), name: z.string() }).nullable(),
	/** The card through which they hang together with the owner's own. */
	relatedTo: text,
	familyMemberId: linkedProfile.nullable(),
	/** Whether `familyMemberId` is a link that both have agreed to. */
	isProfileLinked: z.boolean(),
	/** Of the request or link with that account, to be withdrawn by. */
	requestId: text,
	/** Ids of people who may have no card: see `links`. */
	parents: z.array(z.string()),
	spouses: z.array(z.string()),
	prefix: text,
	education: text,
	profession: text,
	location: text,
	mobileNumber: text,
	fatherName: text,
	clan: text,
	dynasty: text,
	sakh: text,
	isMarried: z.boolean().nullable(),
	isManglik: z.boolean().nullable(),
	villageAddress: text,
	ancestralResidence: text,
	tehsil: text,
	district: text,
	lordName: text,
	lordPlace: text,
	ancestorPlace: text,
	familyGoddess: text,
	familyGod: text,
	marriagePlace: text,
	fatherInLawName: text,
	fatherInLawFatherName: text,
	inLawDynasty: text,
	inLawSakh: text,
	inLawTehsil: text,
	inLawDistrict: text,
	inLawState: text,
});

export type FamilyMember = z.output<typeof familyMember>;

export const familyTreeReply = z.object({
	familyTree: z.object({
		_id: z.string(),
		name: z.string(),
		currentUserId: z.string(),
		isCreator: z.boolean(),
		isPublic: z.boolean(),
	}),
	familyMembers: z.array(familyMember),
	/** The whole structure: ids that are no member's belong to people without a card. */
	links: z.object({
		parentLinks: z.array(
			z.object({ childId: z.string(), parentId: z.string(), role: z.string(), kind: z.string() }),
		),
		unions: z.array(
			z.object({
				partnerAId: z.string(),
				partnerBId: z.string(),
				sequence: z.number(),
				endedBy: z.string().nullable(),
			}),
		),
	}),
});
