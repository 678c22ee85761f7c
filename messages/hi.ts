import about from './hi/about.json' with { type: 'json' };
import account from './hi/account.json' with { type: 'json' };
import addressWords from './hi/addressWords.json' with { type: 'json' };
import admin from './hi/admin.json' with { type: 'json' };
import administration from './hi/administration.json' with { type: 'json' };
import apiReference from './hi/apiReference.json' with { type: 'json' };
import biodata from './hi/biodata.json' with { type: 'json' };
import blogReplies from './hi/blogReplies.json' with { type: 'json' };
import blogs from './hi/blogs.json' with { type: 'json' };
import claim from './hi/claim.json' with { type: 'json' };
import clanPage from './hi/clanPage.json' with { type: 'json' };
import clans from './hi/clans.json' with { type: 'json' };
import combobox from './hi/combobox.json' with { type: 'json' };
import confirmEmail from './hi/confirmEmail.json' with { type: 'json' };
import conflict from './hi/conflict.json' with { type: 'json' };
import dashboard from './hi/dashboard.json' with { type: 'json' };
import dateParts from './hi/dateParts.json' with { type: 'json' };
import deities from './hi/deities.json' with { type: 'json' };
import deity from './hi/deity.json' with { type: 'json' };
import deityForm from './hi/deityForm.json' with { type: 'json' };
import demoLogins from './hi/demoLogins.json' with { type: 'json' };
import elderAnswer from './hi/elderAnswer.json' with { type: 'json' };
import elderQuestions from './hi/elderQuestions.json' with { type: 'json' };
import emailChange from './hi/emailChange.json' with { type: 'json' };
import emailConfirmation from './hi/emailConfirmation.json' with { type: 'json' };
import emailReturn from './hi/emailReturn.json' with { type: 'json' };
import errorPage from './hi/errorPage.json' with { type: 'json' };
import errors from './hi/errors.json' with { type: 'json' };
import fallback from './hi/fallback.json' with { type: 'json' };
import family from './hi/family.json' with { type: 'json' };
import familyDays from './hi/familyDays.json' with { type: 'json' };
import familyExchange from './hi/familyExchange.json' with { type: 'json' };
import familyTree from './hi/familyTree.json' with { type: 'json' };
import fieldErrors from './hi/fieldErrors.json' with { type: 'json' };
import gallery from './hi/gallery.json' with { type: 'json' };
import galleryUpload from './hi/galleryUpload.json' with { type: 'json' };
import gotras from './hi/gotras.json' with { type: 'json' };
import guardians from './hi/guardians.json' with { type: 'json' };
import heldLinks from './hi/heldLinks.json' with { type: 'json' };
import help from './hi/help.json' with { type: 'json' };
import home from './hi/home.json' with { type: 'json' };
import inbox from './hi/inbox.json' with { type: 'json' };
import interests from './hi/interests.json' with { type: 'json' };
import kinRelation from './hi/kinRelation.json' with { type: 'json' };
import kinship from './hi/kinship.json' with { type: 'json' };
import kundli from './hi/kundli.json' with { type: 'json' };
import lineage from './hi/lineage.json' with { type: 'json' };
import login from './hi/login.json' with { type: 'json' };
import mail from './hi/mail.json' with { type: 'json' };
import maintenance from './hi/maintenance.json' with { type: 'json' };
import marriage from './hi/marriage.json' with { type: 'json' };
import matchDetails from './hi/matchDetails.json' with { type: 'json' };
import matching from './hi/matching.json' with { type: 'json' };
import matchReasons from './hi/matchReasons.json' with { type: 'json' };
import meeting from './hi/meeting.json' with { type: 'json' };
import memberFieldHints from './hi/memberFieldHints.json' with { type: 'json' };
import memberFields from './hi/memberFields.json' with { type: 'json' };
import memberOptions from './hi/memberOptions.json' with { type: 'json' };
import memberProfile from './hi/memberProfile.json' with { type: 'json' };
import mobileCheck from './hi/mobileCheck.json' with { type: 'json' };
import notFoundPage from './hi/notFoundPage.json' with { type: 'json' };
import notifications from './hi/notifications.json' with { type: 'json' };
import notMe from './hi/notMe.json' with { type: 'json' };
import passwordField from './hi/passwordField.json' with { type: 'json' };
import passwordReset from './hi/passwordReset.json' with { type: 'json' };
import photoField from './hi/photoField.json' with { type: 'json' };
import profile from './hi/profile.json' with { type: 'json' };
import register from './hi/register.json' with { type: 'json' };
import relationWords from './hi/relationWords.json' with { type: 'json' };
import samePeople from './hi/samePeople.json' with { type: 'json' };
import sharePicture from './hi/sharePicture.json' with { type: 'json' };
import site from './hi/site.json' with { type: 'json' };
import terms from './hi/terms.json' with { type: 'json' };
import termsNotice from './hi/termsNotice.json' with { type: 'json' };
import tooManyPages from './hi/tooManyPages.json' with { type: 'json' };
import typingHelp from './hi/typingHelp.json' with { type: 'json' };
import verified from './hi/verified.json' with { type: 'json' };

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
