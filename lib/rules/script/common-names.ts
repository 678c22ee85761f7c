/**
 * 200 common names, clans and places. They are in the tables; the test of what is made of other words leaves them out. A
 * line is Devanagari, then Latin, with every spelling that people write; the first ones are shown.
 */

export const commonNames = `
अजय=Ajay, विजय=Vijay, संजय=Sanjay, मनोज=Manoj, राजेश=Rajesh, महेश=Mahesh, दिनेश=Dinesh, मुकेश=Mukesh, नरेश=Naresh
राकेश=Rakesh, योगेश=Yogesh, भूपेंद्र/भूपेन्द्र=Bhupendra/Bhoopendra/Bhupender, राजेंद्र/राजेन्द्र=Rajendra/Rajender
जितेंद्र/जितेन्द्र=Jitendra/Jeetendra/Jitender, धर्मेंद्र/धर्मेन्द्र=Dharmendra/Dharmender, गजेंद्र/गजेन्द्र=Gajendra
वीरेंद्र/वीरेन्द्र/विरेंद्र=Virendra/Veerendra/Virender, शैलेंद्र/शैलेन्द्र=Shailendra, लोकेंद्र/लोकेन्द्र=Lokendra
पुष्पेंद्र/पुष्पेन्द्र=Pushpendra, दिग्विजय=Digvijay, अभिमन्यु=Abhimanyu, आदित्य=Aditya, कुलदीप=Kuldeep/Kuldip
संदीप=Sandeep/Sandip, प्रदीप=Pradeep/Pradip, रणवीर=Ranveer/Ranvir, यशपाल=Yashpal, रामपाल=Rampal, हनुमान=Hanuman
गोविंद/गोविन्द=Govind, गोपाल=Gopal, भवानी=Bhawani/Bhavani, दलपत=Dalpat, हिम्मत=Himmat, किशोर=Kishore/Kishor
अमर=Amar, प्रताप=Pratap, उम्मेद=Umaid/Ummed/Umed, मदन=Madan, मोहन=Mohan, सोहन=Sohan, रतन=Ratan, चंदन/चन्दन=Chandan
सज्जन=Sajjan, अर्जुन=Arjun, लक्ष्मण=Laxman/Lakshman, भरत=Bharat, शत्रुघ्न=Shatrughna/Shatrughan, जसवंत/जसवन्त=Jaswant
बलवंत/बलवन्त=Balwant, भगवान=Bhagwan, मानवेंद्र/मानवेन्द्र=Manvendra/Manavendra, रुद्र=Rudra, ध्रुव=Dhruv, करण=Karan
पृथ्वीराज=Prithviraj, युवराज=Yuvraj, देवराज=Devraj, शिवराज=Shivraj, नाहर=Nahar, सुमेर=Sumer, मोती=Moti
पूजा=Pooja/Puja, आरती=Aarti/Arti, ज्योति=Jyoti, सुनीता=Sunita, अनीता/अनिता=Anita, कविता=Kavita, सरिता=Sarita
संतोष=Santosh, निर्मला=Nirmala, उर्मिला=Urmila, शकुंतला/शकुन्तला=Shakuntala, मंजू=Manju, अंजू=Anju, किरण=Kiran
कृष्णा=Krishna, राधिका=Radhika, मीना=Meena/Mina, रेखा=Rekha, सीमा=Seema/Sima, प्रियंका=Priyanka, दीपिका=Deepika
भारती=Bharti/Bharati, कल्पना=Kalpana, अर्चना=Archana, वंदना/वन्दना=Vandana, रश्मि=Rashmi, स्वाति=Swati, श्वेता=Shweta
चेतना=Chetna/Chetana, भावना=Bhavna/Bhawna/Bhavana, यशोदा=Yashoda, मीरा=Meera/Mira, पद्मिनी=Padmini, तेजस्विनी=Tejaswini
कुंदन=Kundan, नैना=Naina, तनवीर=Tanveer/Tanvir, वेद=Ved, सरोजिनी=Sarojini
`;

export const commonClans = `
चंपावत/चांपावत=Champawat, कूंपावत/कुंपावत=Kumpawat, मेड़तिया=Mertiya, जोधा=Jodha, उदावत/ऊदावत=Udawat, राणावत=Ranawat
चूंडावत/चुंडावत/चुण्डावत=Chundawat, शक्तावत=Shaktawat, सारंगदेवोत=Sarangdevot, नरूका=Naruka, खंगारोत=Khangarot
नाथावत=Nathawat, देवड़ा=Deora/Devda/Devra, सोनगरा=Sonagara/Songara/Sonigara, खीची=Khichi/Kheechi, भदौरिया=Bhadauria/Bhadoria
कटोच=Katoch, पठानिया=Pathania/Pathaniya, जादौन=Jadaun/Jadon, सिकरवार=Sikarwar, रघुवंशी=Raghuvanshi/Raghuwanshi
बघेल=Baghel, वाघेला=Vaghela/Waghela, गोहिल=Gohil, चूड़ासमा/चुड़ासमा=Chudasama, सरवैया=Sarvaiya, कानावत=Kanawat
करणोत=Karnot, बाला=Bala, मांगलिया=Mangliya/Mangaliya, डोडिया=Dodiya/Dodia, सांखला=Sankhla/Sankhala, पुंडीर/पुण्डीर=Pundir
गहरवार=Gaharwar, बैस=Bais, पवार=Pawar, निरबान/निर्बाण=Nirban, धीरावत=Dhirawat, झाला=Jhala, राठौड़=Rathore/Rathaur/Rathor/Rathod
`;

export const commonPlaces = `
घाणेराव=Ghanerao, खींवसर=Khimsar/Khinvsar/Khivsar, रोहट=Rohat/Rohet, निमाज=Nimaj, बदनोर=Badnor/Badnore, कानोता=Kanota
डिग्गी=Diggi, सामोद=Samod/Samode, मंडावा=Mandawa, डूंडलोद=Dundlod, बिसाऊ=Bisau/Bissau, अलसीसर=Alsisar, खंडेला=Khandela
खाचरियावास=Khachariyawas/Khachariawas, भाद्राजून=Bhadrajun/Bhadrajoon, आऊवा/आउवा=Auwa/Auva, कुचामन=Kuchaman, बड़ू=Badu/Baru
दिल्ली=Delhi/Dilli, मुंबई/मुम्बई=Mumbai, सूरत=Surat, पुणे=Pune, लखनऊ=Lucknow, कानपुर=Kanpur, वाराणसी=Varanasi, गोरखपुर=Gorakhpur
जोधपुर=Jodhpur, रामसर=Ramsar, हरसौर=Harsaur/Harsor, कोटड़ी=Kotri/Kotdi, नयागांव/नयागाँव=Nayagaon, देवलिया=Devliya/Deoliya/Devaliya
रायपुर=Raipur, मालासर=Malasar, चांदपुरा=Chandpura, भंवरानी=Bhanwarani/Bhavrani, बेदला=Bedla, कोठारिया=Kothariya/Kotharia
सरदारगढ़=Sardargarh, आसोप=Asop, रास=Ras, बगड़ी=Bagri/Bagdi, खैरवा=Khairwa, गुढ़ा=Gudha, खुड़=Khur/Khud, पाटोदी=Patodi
दांता=Danta, मूंडवा=Mundwa, रेण=Ren, बालोतरा=Balotra, सिवाना=Siwana, धोलेरा=Dholera, ध्रांगध्रा=Dhrangadhra, वांकानेर=Wankaner/Vankaner
गोंडल=Gondal, मांडवी=Mandvi, पालीताना=Palitana, सीहोर=Sehore/Sihor
`;
