/** Khaanps of the Chauhan, in the form that `parse.ts` reads. */
export const chauhan = `
Chauhan/Chouhan/Chahamana/Chahuan|चौहान/चहुआन||Sambhar=सांभर:Jaipur, Nimrana/Neemrana=नीमराना/नीमराणा:Alwar, Mainpuri=मैनपुरी|Ashapura=आशापुरा|Vatsa=वत्स
Hada/Hara|हाड़ा||Bundi=बूंदी:Bundi, Kota=कोटा:Kota, Indargarh=इंद्रगढ़:Bundi, Khatoli=खातौली:Kota
>Indrasalot|इंद्रसालोत
>Mohansinghot|मोहनसिंहोत/मोहनसिंघोत||Palaitha=पलायथा:Baran
>Madhani|माधाणी
>Hardawat|हरदावत
Deora/Devra/Devda|देवड़ा||Sirohi=सिरोही:Sirohi, Mandar=मंडार:Sirohi
>Chiba/Cheeba|चीबा
Songara/Sonigara/Songira|सोनगरा/सोनीगरा
Khichi/Khinchi|खीची/खींची||Raghogarh=राघोगढ़/राघौगढ़, Khilchipur=खिलचीपुर, Gagron=गागरोन:Jhalawar
Nirban/Nirwan|निर्बाण/निर्वाण/निरबाण
Sanchora|सांचोरा/सांचौरा||Chitalwana=चीतलवाना/चितलवाना:Jalore
Bagadia/Wagadia/Bagaria|बागड़िया/वागड़िया
Mohil|मोहिल|disputed|Chhapar=छापर:Churu
Purbia/Purabiya|पूरबिया/पुरबिया||Kotharia=कोठारिया:Rajsamand, Bedla=बेदला:Udaipur, Parsoli=पारसोली:Chittorgarh
Balecha|बालेचा
Bhadauria/Bhadoria|भदौरिया|disputed|Naugawan=नौगवां, Ater=अटेर
Pabia/Pawia|पाबिया/पावइया
Nadola|नाडोला||Vav=वाव, Nadol=नाडोल:Pali
Golwal/Goelwal|गोलवाल/गोयलवाल
Chahil|चाहिल
Malani|मालाणी
Madrecha|मादरेचा
Sankrecha|सांकरेचा
Sura|सूरा
Tasera|तसेरा
Chachera|चाचेरा
Rosia|रोसिया
Bachgoti/Vatsagoti|बछगोती/वत्सगोत्री
>Rajwar|रजवार
Bhadecha|भदेचा
Dhandhera/Dhandhel|धंधेरा
`;
