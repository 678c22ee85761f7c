/**
 * Words of everyday Hindi, as rows of `known-words.ts`, for who types sentences in Latin letters. They are no names: what
 * is written of a name in the other script does not depend on them.
 */
export const everydayWords = `
मैं=main/mai, में=mein/me, मेरा=mera, मेरी=meri, मेरे=mere, मुझे=mujhe/muje, मुझको=mujhko, हम=ham/hum, हमारा=hamara/humara, हमारी=hamari/humari
हमारे=hamare/humare, हमें=hamen/hume/hame, आप=aap/ap, आपका=aapka/apka, आपकी=aapki/apki, आपके=aapke/apke, आपको=aapko/apko, अपना=apna, अपनी=apni, अपने=apne
वह=vah/woh/wo/vo, वे=ve/we, उस=us, उसका=uska, उसकी=uski, उसके=uske, उसे=use, उनका=unka, उनकी=unki, उनके=unke
उन्हें=unhen/unhe, उन्होंने=unhone/unhonne, यह=yah/yeh, ये=ye, इस=is, इसका=iska, इसकी=iski, इसके=iske, इसे=ise, इनका=inka
इनकी=inki, इनके=inke, इन्हें=inhen/inhe, कौन=kaun/kon, किस=kis, किसका=kiska, किसकी=kiski, किसी=kisi, कोई=koi, कुछ=kuch/kuchh
क्या=kya, क्यों=kyon/kyu/kyun, कब=kab, कहाँ=kahan/kaha, कैसे=kaise, कैसा=kaisa, कैसी=kaisi, कितना=kitna, कितने=kitne, कितनी=kitni
जो=jo, जिस=jis, जिसका=jiska, जिसकी=jiski, जिनका=jinka, जिन्होंने=jinhone, जब=jab, तब=tab, अब=ab, अभी=abhi
जहाँ=jahan, वहाँ=vahan/wahan, यहाँ=yahan, इधर=idhar, उधर=udhar, है=hai, हैं=hain, हूँ=hun/hoon, हो=ho, था=tha
थी=thi, थे=the, होगा=hoga, होगी=hogi, होंगे=honge, हुआ=hua, हुई=hui, हुए=hue, होता=hota, होती=hoti
होते=hote, होना=hona, रहा=raha, रही=rahi, रहे=rahe, रहता=rahta/rehta, रहती=rahti/rehti, रहते=rahte/rehte, रहना=rahna/rehna, का=ka
की=ki, के=ke, को=ko, से=se, ने=ne, पर=par, तक=tak, और=aur/or, या=ya, कि=ki
तो=to, भी=bhi, ही=hi, न=na, नहीं=nahin/nahi, मत=mat, लेकिन=lekin, मगर=magar, पर=par, किंतु=kintu
अगर=agar, यदि=yadi, क्योंकि=kyonki/kyunki, इसलिए=isliye, फिर=fir/phir, बाद=baad/bad, पहले=pahle/pehle, साथ=saath/sath, लिए=liye/lie, द्वारा=dwara
ऊपर=upar/oopar, नीचे=neeche/niche, अंदर=andar, बाहर=bahar, आगे=aage/age, पीछे=peechhe/piche, पास=paas/pas, दूर=door/dur, बीच=beech/bich, ओर=or/oar
एक=ek, दो=do, तीन=teen, चार=char/chaar, पाँच=paanch/panch, छह=chhah/chah, सात=saat, आठ=aath, नौ=nau, दस=das
बीस=bees, सौ=sau, हज़ार=hazar/hajar, लाख=lakh, पहला=pahla/pehla, पहली=pahli/pehli, दूसरा=dusra/doosra, दूसरी=dusri/doosri, तीसरा=teesra/tisra, सब=sab
सभी=sabhi, बहुत=bahut/bohot, थोड़ा=thoda/thora, थोड़ी=thodi, ज़्यादा=zyada/jyada, कम=kam, अधिक=adhik, पूरा=pura/poora, पूरी=puri/poori, सिर्फ़=sirf
अच्छा=achchha/accha/acha, अच्छी=achchhi/acchi/achi, अच्छे=achchhe/acche/ache, बड़ा=bada, बड़ी=badi, बड़े=bade, छोटा=chhota/chota, छोटी=chhoti/choti, छोटे=chhote/chote, नया=naya
नई=nai/nayi, नए=naye/nae, पुराना=purana, पुरानी=purani, पुराने=purane, सही=sahi, गलत=galat, सुंदर=sundar, ठीक=theek/thik, ज़रूर=zaroor/jarur
घर=ghar, गाँव=gaon/gaanv/gav, शहर=shahar/shehar, परिवार=parivar/pariwar, रिश्ता=rishta, रिश्ते=rishte, रिश्तेदार=rishtedar, विवाह=vivah/vivaah, शादी=shadi/shaadi, सगाई=sagai
वर=var, वधू=vadhu, दूल्हा=dulha/doolha, दुल्हन=dulhan, बारात=barat/baraat, पिता=pita, पिताजी=pitaji, माता=mata, माताजी=mataji, माँ=maa/ma
पापा=papa, बेटा=beta, बेटी=beti, बेटे=bete, भाई=bhai, बहन=bahan/behan, दादा=dada, दादी=dadi, नाना=nana, नानी=nani
चाचा=chacha, चाची=chachi, काका=kaka, काकी=kaki, ताऊ=tau, ताई=tai, मामा=mama, मामी=mami, मौसी=mausi, मौसा=mausa
बुआ=bua, फूफा=fufa/phupha, पत्नी=patni, पति=pati, ससुर=sasur, सास=saas, ससुराल=sasural, पीहर=peehar/pihar, ननिहाल=nanihal, बच्चा=bachcha/baccha
बच्चे=bachche/bacche, लड़का=ladka, लड़की=ladki, लोग=log, लोगों=logon/logo, समाज=samaj, कुल=kul, वंश=vansh, वंशावली=vanshavali, गोत्र=gotra
शाखा=shakha, कुलदेवी=kuldevi, कुलदेवता=kuldevta, मंदिर=mandir, माताजी=mataji, पूजा=puja/pooja, मेला=mela, त्योहार=tyohar/tyauhar, इतिहास=itihas, कहानी=kahani
लेख=lekh, नाम=naam/nam, पता=pata, जन्म=janm/janam, मृत्यु=mrityu, उम्र=umra/umar, साल=saal/sal, वर्ष=varsh, महीना=mahina, दिन=din
रात=raat/rat, सुबह=subah, शाम=sham/shaam, आज=aaj/aj, कल=kal, समय=samay, बार=baar/bar, काम=kaam, नौकरी=naukri, खेती=kheti
व्यवसाय=vyavsay, पढ़ाई=padhai/parhai, स्कूल=school/skul, कॉलेज=college, शिक्षा=shiksha, किताब=kitab, फ़ोन=phone/fon, नंबर=number, फ़ोटो=photo, चित्र=chitra
जानकारी=jankari/jaankari, संदेश=sandesh, सवाल=sawal/saval, जवाब=jawab/javab, मदद=madad, बात=baat/bat, बातें=baatein/baten, धन्यवाद=dhanyavad/dhanyawad, नमस्ते=namaste, प्रणाम=pranam
खम्मा=khamma/khama, घणी=ghani, हुकुम=hukum, जय=jay/jai, कृपया=kripya/krupya, स्वागत=swagat/svagat, बधाई=badhai, शुभ=shubh, आशीर्वाद=aashirwad/ashirvad, सम्मान=samman
करना=karna, करता=karta, करती=karti, करते=karte, करें=karen/kare, किया=kiya, की=ki, किए=kiye, करूँगा=karunga, कर=kar
जाना=jana/jaana, जाता=jata/jaata, जाती=jati/jaati, जाते=jate/jaate, गया=gaya, गई=gai/gayi, गए=gaye/gae, आना=aana, आता=aata, आती=aati
आते=aate, आया=aaya, आई=aai/aayi, आए=aaye/aae, देना=dena, देता=deta, देते=dete, दिया=diya, दी=di, दिए=diye
लेना=lena, लेता=leta, लिया=liya, ली=li, देखना=dekhna, देखा=dekha, देखें=dekhen/dekhe, बताना=batana, बताया=bataya, बताएँ=bataen/bataye
कहना=kahna/kehna, कहा=kaha, कहते=kahte/kehte, मिलना=milna, मिला=mila, मिली=mili, मिले=mile, लिखना=likhna, लिखा=likha, लिखें=likhen/likhe
पढ़ना=padhna, पढ़ा=padha, चाहिए=chahiye/chahie, चाहता=chahta, चाहते=chahte, चाहती=chahti, सकता=sakta, सकते=sakte, सकती=sakti, पाया=paya
मानते=mante/maante, रखना=rakhna, रखा=rakha, रखते=rakhte, बनाना=banana, बनाया=banaya, बनवाया=banwaya, बसे=base, बसा=basa, आकर=aakar
जाकर=jakar, करके=karke, होकर=hokar, लेकर=lekar, वाला=wala/vala, वाली=wali/vali, वाले=wale/vale, जैसा=jaisa, जैसे=jaise, ऐसा=aisa
ऐसे=aise, वैसे=vaise/waise, राजा=raja, रानी=rani, युद्ध=yuddh, वीर=veer/vir, वीरता=veerta/virta, तलवार=talwar/talvar, घोड़ा=ghoda/ghora, किला=kila
महल=mahal, हवेली=haveli, कुआँ=kuan, बावड़ी=bavdi/bawdi, खेत=khet, पानी=pani/paani, ज़मीन=zameen/jamin, जागीर=jagir/jageer, ठिकाना=thikana, ठिकाने=thikane
`;
