import about from './en/about.json' with { type: 'json' };
import account from './en/account.json' with { type: 'json' };
import addressWords from './en/addressWords.json' with { type: 'json' };
import admin from './en/admin.json' with { type: 'json' };
import administration from './en/administration.json' with { type: 'json' };
import apiReference from './en/apiReference.json' with { type: 'json' };
import biodata from './en/biodata.json' with { type: 'json' };
import blogReplies from './en/blogReplies.json' with { type: 'json' };
import blogs from './en/blogs.json' with { type: 'json' };
import claim from './en/claim.json' with { type: 'json' };
import clanPage from './en/clanPage.json' with { type: 'json' };
import clans from './en/clans.json' with { type: 'json' };
import combobox from './en/combobox.json' with { type: 'json' };
import confirmEmail from './en/confirmEmail.json' with { type: 'json' };
import conflict from './en/conflict.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import dateParts from './en/dateParts.json' with { type: 'json' };
import deities from './en/deities.json' with { type: 'json' };
import deity from './en/deity.json' with { type: 'json' };
import deityForm from './en/deityForm.json' with { type: 'json' };
import demoLogins from './en/demoLogins.json' with { type: 'json' };
import elderAnswer from './en/elderAnswer.json' with { type: 'json' };
import elderQuestions from './en/elderQuestions.json' with { type: 'json' };
import emailChange from './en/emailChange.json' with { type: 'json' };
import emailConfirmation from './en/emailConfirmation.json' with { type: 'json' };
import emailReturn from './en/emailReturn.json' with { type: 'json' };
import errorPage from './en/errorPage.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import fallback from './en/fallback.json' with { type: 'json' };
import family from './en/family.json' with { type: 'json' };
import familyDays from './en/familyDays.json' with { type: 'json' };
import familyExchange from './en/familyExchange.json' with { type: 'json' };
import familyTree from './en/familyTree.json' with { type: 'json' };
import fieldErrors from './en/fieldErrors.json' with { type: 'json' };
import gallery from './en/gallery.json' with { type: 'json' };
import galleryUpload from './en/galleryUpload.json' with { type: 'json' };
import gotras from './en/gotras.json' with { type: 'json' };
import guardians from './en/guardians.json' with { type: 'json' };
import heldLinks from './en/heldLinks.json' with { type: 'json' };
import help from './en/help.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import inbox from './en/inbox.json' with { type: 'json' };
import interests from './en/interests.json' with { type: 'json' };
import kinRelation from './en/kinRelation.json' with { type: 'json' };
import kinship from './en/kinship.json' with { type: 'json' };
import kundli from './en/kundli.json' with { type: 'json' };
import lineage from './en/lineage.json' with { type: 'json' };
import login from './en/login.json' with { type: 'json' };
import mail from './en/mail.json' with { type: 'json' };
import maintenance from './en/maintenance.json' with { type: 'json' };
import marriage from './en/marriage.json' with { type: 'json' };
import matchDetails from './en/matchDetails.json' with { type: 'json' };
import matching from './en/matching.json' with { type: 'json' };
import matchReasons from './en/matchReasons.json' with { type: 'json' };
import meeting from './en/meeting.json' with { type: 'json' };
import memberFieldHints from './en/memberFieldHints.json' with { type: 'json' };
import memberFields from './en/memberFields.json' with { type: 'json' };
import memberOptions from './en/memberOptions.json' with { type: 'json' };
import memberProfile from './en/memberProfile.json' with { type: 'json' };
import mobileCheck from './en/mobileCheck.json' with { type: 'json' };
import notFoundPage from './en/notFoundPage.json' with { type: 'json' };
import notifications from './en/notifications.json' with { type: 'json' };
import notMe from './en/notMe.json' with { type: 'json' };
import passwordField from './en/passwordField.json' with { type: 'json' };
import passwordReset from './en/passwordReset.json' with { type: 'json' };
import photoField from './en/photoField.json' with { type: 'json' };
import profile from './en/profile.json' with { type: 'json' };
import register from './en/register.json' with { type: 'json' };
import relationWords from './en/relationWords.json' with { type: 'json' };
import samePeople from './en/samePeople.json' with { type: 'json' };
import sharePicture from './en/sharePicture.json' with { type: 'json' };
import site from './en/site.json' with { type: 'json' };
import terms from './en/terms.json' with { type: 'json' };
import termsNotice from './en/termsNotice.json' with { type: 'json' };
import tooManyPages from './en/tooManyPages.json' with { type: 'json' };
import typingHelp from './en/typingHelp.json' with { type: 'json' };
import verified from './en/verified.json' with { type: 'json' };

export default {
	about,
	account,
	addressWords,
	admin,
	administration,
	apiReference,
	biodata,
	blogReplies,
	blogs,
	claim,
	clanPage,
	clans,
	combobox,
	confirmEmail,
	conflict,
	dashboard,
	dateParts,
	deities,
	deity,
	deityForm,
	demoLogins,
	elderAnswer,
	elderQuestions,
	emailChange,
	emailConfirmation,
	emailReturn,
	errorPage,
	errors,
	fallback,
	family,
	familyDays,
	familyExchange,
	familyTree,
	fieldErrors,
	gallery,
	galleryUpload,
	gotras,
	guardians,
	heldLinks,
	help,
	home,
	inbox,
	interests,
	kinRelation,
	kinship,
	kundli,
	lineage,
	login,
	mail,
	maintenance,
	marriage,
	matchDetails,
	matching,
	matchReasons,
	meeting,
	memberFieldHints,
	memberFields,
	memberOptions,
	memberProfile,
	mobileCheck,
	notFoundPage,
	notifications,
	notMe,
	passwordField,
	passwordReset,
	photoField,
	profile,
	register,
	relationWords,
	samePeople,
	sharePicture,
	site,
	terms,
	termsNotice,
	tooManyPages,
	typingHelp,
	verified,
};
