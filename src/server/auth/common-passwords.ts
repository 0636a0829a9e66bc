/** The commonest passwords of ten characters or more, lower-cased, as they top the lists of what leaked. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  1234567890 12345678910 123456789a a123456789 0123456789 9876543210 0987654321 1234567891 1234554321 1122334455
  123456789q q123456789 123456789z 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsxcde3
  qwertyuiop qwertyuiop1 qwertyuiop123 qwerty12345 qwerty123456 qwerty1234 12345qwert 123456qwerty qwertyqwerty qwerty123!
  asdfghjkl1 asdfghjkl; asdfghjkl123 asdfasdfasdf zxcvbnm123 zxcvbnm1234 azertyuiop 1234qwerasdf qazwsxedcrfv qazwsx1234
  password12 password123 password1234 password12345 password123456 password01 password11 password22 password99 password2020
  password2021 password2022 password2023 password2024 password2025 password2026 passwordpassword password1! password123! p@ssword123
  p@ssw0rd123 passw0rd123 p@ssw0rd1234 mypassword mypassword1 mypassword123 newpassword newpassword1 thispassword yourpassword
  changeme123 changemenow letmein123 letmein1234 letmeinnow welcome123 welcome1234 welcome12345 welcome2024 welcome2025
  welcome2026 administrator admin12345 admin123456 adminadmin admin123admin root123456 test123456 test1234567 testtest123 testtesttest
  iloveyou12 iloveyou123 iloveyou1234 iloveyou!! iloveyouso iloveyou2 iloveyouforever ihateyou123 loveyou123 loveforever
  abc1234567 abc123456789 abcd123456 abcdef1234 abcdefghij abcdefghijk abcdefg123 abcd1234abcd aa12345678 aa123456789
  football123 football12 baseball123 basketball basketball1 liverpool1 liverpoolfc manchester chelsea123 barcelona1
  sunshine123 sunshine12 princess123 princess12 superman123 batman12345 spiderman1 spiderman123 starwars123 pokemon123
  dragon12345 monkey12345 shadow12345 master12345 michael123 jennifer123 charlie123 ashley12345 jordan12345 jessica123
  trustno1trustno1 whatever123 computer123 internet123 samsung123 samsung1234 iphone12345 google12345 facebook123 instagram1
  correcthorsebatterystaple freedom123 happy12345 blessed123 jesus12345 jesuschrist ilovejesus godisgood1 mustang123 ferrari123
  summer2023 summer2024 summer2025 summer2026 winter2023 winter2024 winter2025 winter2026 spring2024 spring2025
  spring2026 autumn2024 autumn2025 autumn2026 january2025 secret1234 secretsecret default123 temporary1 temp123456
  1111111111 0000000000 2222222222 1212121212 1010101010 1231231231 123123123123 1234512345 9999999999 12341234123
  147258369 1472583690 147852369 7894561230 789456123a 741852963a 3141592653 5201314520 woaini1314 woaini520520
  `
    .trim()
    .split(/\s+/),
);
